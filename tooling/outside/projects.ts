import type { reacts, versions } from './versions.ts';

export interface Project {
  name: string;
  folders: readonly string[];
  react: keyof typeof reacts;
  needs: readonly (keyof typeof versions)[];
  manifest?: Record<string, unknown>;
  commands: readonly (readonly [program: string, ...args: string[]])[];
  site?: {
    folder: string;
    /** Seeded, with a full profile; one per site, so bookings never conflict. */
    patient: string;
    /** Has `signed-out/` too: all widgets on a server-rendered page. */
    signedOut?: true;
    shared?: true;
  };
}

const types = [
  ['tsc', '-p', '.'],
  ['tsc', '-p', 'tsconfig.bundler.json'],
] as const;

const onNode = (react: Project['react']): Project => ({
  name: `node-react-${react}`,
  folders: ['node'],
  react,
  needs: ['@types/node', 'jsdom', 'typescript'],
  commands: [
    ['tsc', '-p', '.'],
    ...(['server', 'browser', 'calendar', 'register'] as const).map((name) => ['node', `out/${name}.js`] as const),
  ],
});

export const projects: readonly Project[] = [
  {
    name: 'vite',
    folders: ['host', 'vite'],
    react: 19,
    needs: ['typescript', 'vite', '@vitejs/plugin-react'],
    commands: [...types, ['node', 'build.mjs']],
    site: { folder: 'dist', patient: 'maeve.tran@example.com' },
  },
  {
    name: 'esbuild',
    folders: ['host', 'esbuild'],
    react: 18,
    needs: ['typescript', 'esbuild'],
    commands: [...types, ['node', 'build.mjs']],
    site: { folder: 'dist', patient: 'lachlan.petrou@example.com' },
  },
  {
    name: 'webpack',
    folders: ['host', 'webpack'],
    react: 18,
    needs: ['typescript', 'webpack', 'webpack-cli', 'css-loader', 'mini-css-extract-plugin'],
    commands: [...types, ['webpack'], ['node', 'pages.mjs']],
    site: { folder: 'dist', patient: 'noor.haddad@example.com' },
  },
  {
    name: 'rollup',
    folders: ['host', 'rollup'],
    react: 19,
    needs: [
      'typescript',
      'rollup',
      '@rollup/plugin-commonjs',
      '@rollup/plugin-node-resolve',
      '@rollup/plugin-replace',
      '@rollup/plugin-terser',
    ],
    commands: [...types, ['node', 'build.mjs']],
    site: { folder: 'dist', patient: 'jordan.whittaker@example.com' },
  },
  {
    name: 'next',
    folders: ['host', 'next'],
    react: 19,
    needs: ['@types/node', 'typescript', 'next'],
    commands: [...types, ['next', 'build']],
    site: { folder: 'out', patient: 'mei.lin.chua@example.com', signedOut: true, shared: true },
  },
  {
    name: 'parcel',
    folders: ['host', 'parcel'],
    react: 19,
    needs: ['typescript', 'parcel'],
    // Parcel's documentation requires this for packages with `exports`.
    manifest: { '@parcel/resolver-default': { packageExports: true } },
    commands: [...types, ['node', 'build.mjs']],
    site: { folder: 'dist', patient: 'darcy.kelleher@example.com' },
  },
  onNode(18),
  onNode(19),
];

/** Run before a change lands: both React versions, and a page made on the server. The others run before a release. */
export const landingProjects: readonly string[] = ['webpack', 'next'];

export const releaseProjects = projects.map(({ name }) => name).filter((name) => !landingProjects.includes(name));
