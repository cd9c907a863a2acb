/** Values that differ between runs, or versions, without a meaning. */
const KINDS = {
  token: /eyJ[\w-]+\.[\w-]+\.[\w-]*/,
  uuid: /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/,
  stripe: /\b(?:cs_test|pi|ch|re|evt)_[0-9a-f]{24}\b/,
  id: /\b[0-9a-f]{24}\b/,
  etag: /(?<=etag: |if-none-match: )[^\r\n]+/,
  digest: /'sha256-[\w/+]+='/,
  secret: /(?<![\w/+-])[\w-]{43}(?![\w/+=-])|(?<=token=|"token":"|unsubscribe\/)[\w.-]{32,}/,
  port: /(?<=(?:127\.0\.0\.1|localhost):)\d{4,5}\b/,
  boundary: /(?<=_NmP-)[0-9a-f]{16}/,
  measure: /(?<=^shop_database_commit\S* )\S+$/,
  mtime: /(?<=Last-Modified: )[^\r\n]+/,
  asset: /\/assets\/[\w.-]+/,
};
const ANY = new RegExp(
  Object.entries(KINDS)
    .map(([name, pattern]) => `(?<${name}>${pattern.source})`)
    .join('|'),
  'gim',
);

export const withoutValues = (text: string): string => text.replace(ANY, '');

/** Replaces such values by placeholders, numbered by kind in the order of their first appearance. */
export function placeholders(): (text: string) => string {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) =>
    text.replace(ANY, (value, ...more) => {
      const found: Record<string, string | undefined> = more.at(-1);
      const kind = Object.keys(found).find((name) => found[name] !== undefined) ?? '';
      const number = (counts.get(kind) ?? 0) + 1;
      const name = known.get(value) ?? `<${kind} ${number}>`;
      if (!known.has(value)) counts.set(kind, number);
      known.set(value, name);
      return name;
    });
}
