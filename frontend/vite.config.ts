import { existsSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Plugin,
  type UserConfig,
} from 'vite';
import { compression } from 'vite-plugin-compression2';
import { PAGES } from '../backend/contract/pages/addresses/pages.ts';
import { LIBRARIES, shared } from './chunks.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 5001}`;
const served = [
  '/api',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/sign-in/google',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
];

const bundled = (url: string) => existsSync(join(import.meta.dirname, 'public', url));

/** Refuses imports that would bring zod to the browser; type imports are erased before this. */
const noSchemas: Plugin = {
  name: 'no-schemas',
  enforce: 'pre',
  resolveId(source, importer) {
    if (/^@book-store\/contract\/(.*\.schemas|(.*\/)?calls?)$/.test(source)) {
      throw new Error(`${importer} imports more than types from ${source}.`);
    }
  },
};

const BROWSER_ONLY = /^(swiper|sweetalert2|firebase)(\/|$)|\/admin-session-end\.tsx$/;

/** Excludes from the server's build what only browsers ever import, all of it dynamically. */
const onlyForBrowsers: Plugin = {
  name: 'only-for-browsers',
  enforce: 'pre',
  resolveId: (source) => (BROWSER_ONLY.test(source) ? '\0browser-only' : undefined),
  load: (id) => (id === '\0browser-only' ? 'export default undefined;' : undefined),
};

/**
 * Blockers of advertising refuse files by their names: `uploads-` ends like a folder of ads, `social-marks` is taken for
 * a button of another site. The manifest says which file is which.
 */
const neutralAssets = { hashCharacters: 'hex', assetFileNames: 'assets/[hash][extname]' } as const;
const neutralNames = {
  ...neutralAssets,
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
} as const;

/** The reading pages for the server: one bundle, because the packages are there for development only. */
const forServer: UserConfig = {
  plugins: [noSchemas, onlyForBrowsers, react()],
  ssr: {
    noExternal: true,
    resolve: { conditions: ['book-store-source', ...defaultServerConditions] },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'node20',
    sourcemap: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    emitAssets: false,
    rolldownOptions: { output: neutralAssets },
  },
};

/** The package leads bundlers to the build that warns developers, which is heavier. */
const routerForProduction = join(
  import.meta.dirname,
  '../node_modules/react-router/dist/production',
);

const fileHere = (file: string) => join(import.meta.dirname, file);

const OF_DASHBOARD = Object.values(PAGES)
  .filter(({ pattern }) => /^\/(dashboard|admin)(\/|$)/.test(pattern))
  .map(({ pattern }) => new RegExp(`^${pattern.replace(/:\w+/, '[^/?#]+')}/?([?#]|$)`, 'i'));

/** As the server does with what is built: one document, and the scripts of the app that it is for. */
const dashboardInDevelopment: Plugin = {
  name: 'dashboard-in-development',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { originalUrl = '' }) =>
      OF_DASHBOARD.some((pattern) => pattern.test(originalUrl))
        ? html.replace('/src/entry/client.tsx', '/src/entry/dashboard.tsx')
        : html,
  },
};

const forBrowser: UserConfig = {
  // The server sends the brotli and gzip files that `compression` puts beside the others.
  plugins: [noSchemas, dashboardInDevelopment, react(), tailwindcss(), compression()],
  resolve: {
    conditions: ['book-store-source', ...defaultClientConditions],
    alias: [
      { find: /^react-router$/, replacement: join(routerForProduction, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(routerForProduction, 'dom-export.mjs') },
    ],
  },
  // No source maps: they would be public, like the rest of the build.
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    // Browsers without support load the same files, only later.
    modulePreload: { polyfill: false },
  },
  builder: {
    buildApp: async (builder) => {
      for (const app of Object.values(builder.environments)) {
        if (app.config.consumer === 'client') await builder.build(app);
      }
    },
  },
  environments: {
    client: {
      build: {
        manifest: 'manifest.json',
        rolldownOptions: {
          input: ['index.html', 'src/entry/early-script.ts'].map(fileHere),
          output: {
            ...neutralNames,
            codeSplitting: { groups: [shared] },
            // Chromium compiles this file while it loads, beside the page, instead of at each function's first call.
            postBanner: ({ name }) => (name === LIBRARIES ? '//# allFunctionsCalledOnLoad' : ''),
          },
        },
      },
    },
    // Shares no file of scripts with the storefront, which would load what only the dashboard needs of the router.
    dashboard: {
      consumer: 'client',
      build: {
        manifest: 'dashboard-manifest.json',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: fileHere('src/entry/dashboard.tsx'), output: neutralNames },
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 5000),
    strictPort: true,
    // Like the server, listens on localhost only unless HOST is set.
    host: process.env.HOST?.trim() || 'localhost',
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target: api }])),
      // Bundled covers are files in this folder; uploaded ones come from the API.
      '/covers': { target: api, bypass: ({ url = '' }) => (bundled(url) ? url : undefined) },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forBrowser));
