import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const EARLY_SCRIPT = 'src/entry/early-script.ts';

/** A part of the build's manifest, which Vite writes. */
type Chunk = { file: string; imports?: string[]; assets?: string[]; css?: string[] };

/** The parts of the front end's build from which documents are made. */
export type BuiltPages = {
  /** `index.html`, which links to the style sheet and loads the scripts. */
  template: string;
  /** The same with its styles inside, for a visitor who has none yet. */
  styledTemplate: string;
  /** The same with the styles and scripts of the dashboard, which is an app of its own. */
  dashboardTemplate: string;
  /** The source that the Content-Security-Policy allows for those styles; none without a style sheet. */
  styleSources: string[];
  /** The source that it allows for the early script; none without one. */
  scriptSources: string[];
  /** Returns a document that can be read without scripts: the early script loads them. */
  withLateScripts: (document: string) => string;
  /** Returns the scripts of a page, by the name of its module, each after those that it imports. */
  scriptsOf: (file: string) => string[];
  /** Links that preload the fonts. */
  fontLinks: string;
  /** The script that keeps what is pressed before the others are there, loads them, and reloads an outdated page. */
  earlyScript: string;
};

const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"[^>]*>/;
const SCRIPTS =
  /\s*(?:<script type="module"[^>]* src="\/assets[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
const ENTRY = 'index.html';
const DASHBOARD_ENTRY = 'src/entry/dashboard.tsx';

/** Reads the built front end. */
export function readBuiltPages(dist: string): BuiltPages {
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const template = read('index.html');
  const [link, sheet] = STYLE_SHEET.exec(template) ?? [];
  const styles = sheet && read(sheet);
  const manifestIn = (file: string): Record<string, Chunk> =>
    existsSync(path.join(dist, file)) ? JSON.parse(read(file)) : {};
  const manifest = manifestIn('manifest.json');
  const dashboard = manifestIn('dashboard-manifest.json')[DASHBOARD_ENTRY];
  const early = manifest[EARLY_SCRIPT]?.file;
  const earlyCode = early && read(early).trim();
  const styledTemplate =
    link && styles ? template.replace(link, () => `<style>${styles}</style>`) : template;
  return {
    template,
    styledTemplate,
    dashboardTemplate: dashboard ? withDashboard(template, dashboard) : template,
    styleSources: sourcesOf(styles),
    scriptSources: sourcesOf(earlyCode),
    withLateScripts: (document) => (early ? document.replace(SCRIPTS, '') : document),
    scriptsOf: (file) =>
      early ? [...new Set([...filesOf(manifest, file), ...filesOf(manifest, ENTRY)])] : [],
    fontLinks: (manifest[ENTRY]?.assets ?? [])
      .filter((file) => file.endsWith('.woff2'))
      .map(
        (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
      )
      .join(''),
    // Inside the document: a file of its own would come after the first presses.
    earlyScript: earlyCode ? `<script type="module" async>${earlyCode}</script>` : '',
  };
}

function withDashboard(template: string, { file, css = [] }: Chunk) {
  const sheets = css.map((sheet) => `<link rel="stylesheet" href="/${sheet}" />`).join('');
  const script = `<script type="module" crossorigin src="/${file}"></script>`;
  return template.replace(SCRIPTS, '').replace(STYLE_SHEET, () => sheets + script);
}

/** Returns the sources that a Content-Security-Policy needs to allow what stands inside a document. */
const sourcesOf = (code: string | undefined) =>
  code ? [`'sha256-${createHash('sha256').update(code).digest('base64')}'`] : [];

function filesOf(manifest: Record<string, Chunk>, name: string): string[] {
  const { file, imports = [] } = manifest[name] ?? {};
  return file ? [...imports.flatMap((more) => filesOf(manifest, more)), `/${file}`] : [];
}
