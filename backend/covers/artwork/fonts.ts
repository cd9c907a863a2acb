import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

type Face = { family: string; file: string; weight: string; style?: string; stretch?: string };

const FACES: readonly Face[] = [
  {
    family: 'Literata',
    file: '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2',
    weight: '200 900',
  },
  {
    family: 'Literata',
    file: '@fontsource-variable/literata/files/literata-latin-opsz-italic.woff2',
    weight: '200 900',
    style: 'italic',
  },
  {
    family: 'Archivo',
    file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    weight: '100 900',
    stretch: '62% 125%',
  },
  {
    family: 'Grenze Gotisch',
    file: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2',
    weight: '100 900',
  },
];

/** Returns `@font-face` rules with embedded fonts, so that rendering never waits for a file. */
export function fontFaces(): string {
  return FACES.map(({ family, file, weight, style = 'normal', stretch }) => {
    const data = readFileSync(packages.resolve(file)).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};${
      stretch ? `font-stretch:${stretch};` : ''
    }src:url(data:font/woff2;base64,${data}) format('woff2')}`;
  }).join('\n');
}
