import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const EARLY_SCRIPT = 'src/entry/early-script.ts';

/** An entry of Vite's manifest. */
type Chunk = { file: string; imports?: string[]; assets?: string[]; css?: string[] };

/** What documents are made of. */
export type BuiltPages = {
  /** `index.html`, which links the style sheet and loads the scripts. */
  template: string;
  /** With inlined styles, for a first visit. */
  styledTemplate: string;
  /** With the styles and scripts of the dashboard, which is an app of its own. */
  dashboardTemplate: string;
  /** Content-Security-Policy sources of the inlined styles; none without a style sheet. */
  styleSources: string[];
  /** Content-Security-Policy sources of the inlined script; none without one. */
  scriptSources: string[];
  /** Returns the document without its scripts, which the early script loads later. */
  withLateScripts: (document: string) => string;
  /** Returns a page's scripts by its module's name, dependencies first. */
  scriptsOf: (file: string) => string[];
  fontLinks: string;
  /** Records clicks until the other scripts are loaded, loads them, and reloads an outdated page. */
  earlyScript: string;
};

const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"[^>]*>/;
const SCRIPTS =
  /\s*(?:<script type="module"[^>]* src="\/assets[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
const ENTRY = 'index.html';
const DASHBOARD_ENTRY = 'src/entry/dashboard.tsx';

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
    // Inlined: a separate file would arrive after the first clicks.
    earlyScript: earlyCode ? `<script type="module" async>${earlyCode}</script>` : '',
  };
}

function withDashboard(template: string, { file, css = [] }: Chunk) {
  const sheets = css.map((sheet) => `<link rel="stylesheet" href="/${sheet}" />`).join('');
  const script = `<script type="module" crossorigin src="/${file}"></script>`;
  return template.replace(SCRIPTS, '').replace(STYLE_SHEET, () => sheets + script);
}

/** Content-Security-Policy sources for inlined code. */
const sourcesOf = (code: string | undefined) =>
  code ? [`'sha256-${createHash('sha256').update(code).digest('base64')}'`] : [];

function filesOf(manifest: Record<string, Chunk>, name: string): string[] {
  const { file, imports = [] } = manifest[name] ?? {};
  return file ? [...imports.flatMap((more) => filesOf(manifest, more)), `/${file}`] : [];
}
