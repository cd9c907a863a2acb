import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const EARLY_SCRIPT = 'src/early-presses.ts';

/** A part of the build's manifest, which Vite writes. */
type Chunk = { file: string; imports?: string[] };

/** The parts of the front end's build from which documents are made. */
export type BuiltPages = {
  /** `index.html`, which links to the style sheet. */
  template: string;
  /** The same with its styles inside, for a visitor who has none yet. */
  styledTemplate: string;
  /** The source that the Content-Security-Policy allows for those styles; none without a style sheet. */
  styleSources: string[];
  /** Returns links that preload the scripts of a page, by the name of its module. */
  scriptLinks: (file: string) => string;
  /** Loads the script that keeps what is pressed before the others are there. */
  earlyScript: string;
};

const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"[^>]*>/;

/** Reads the built front end. */
export function readBuiltPages(dist: string): BuiltPages {
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const [link, sheet] = STYLE_SHEET.exec(template) ?? [];
  const styles = sheet && readFileSync(path.join(dist, sheet), 'utf8');
  const manifest = readManifest(dist);
  const early = manifest[EARLY_SCRIPT];
  const styledTemplate =
    link && styles ? template.replace(link, () => `<style>${styles}</style>`) : template;
  return {
    template,
    styledTemplate,
    styleSources: styles
      ? [`'sha256-${createHash('sha256').update(styles).digest('base64')}'`]
      : [],
    scriptLinks: scriptLinksOf(manifest, template),
    earlyScript: early ? `<script type="module" async src="/${early.file}"></script>` : '',
  };
}

function readManifest(dist: string): Record<string, Chunk> {
  const file = path.join(dist, 'manifest.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function scriptLinksOf(manifest: Record<string, Chunk>, template: string) {
  const filesOf = (name: string): string[] => {
    const { file, imports = [] } = manifest[name] ?? {};
    return file ? [file, ...imports.flatMap(filesOf)] : [];
  };
  return (name: string) =>
    [...new Set(filesOf(name))]
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
      .join('');
}
