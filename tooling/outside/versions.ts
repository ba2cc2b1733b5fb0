/** Exact versions: others' releases must not break the checks. */
export const versions = {
  '@rollup/plugin-commonjs': '29.0.3',
  '@rollup/plugin-node-resolve': '16.0.3',
  '@rollup/plugin-replace': '6.0.3',
  '@rollup/plugin-terser': '1.0.2',
  '@types/node': '24.10.1',
  '@vitejs/plugin-react': '6.3.0',
  'css-loader': '7.1.5',
  esbuild: '0.28.2',
  jsdom: '31.0.1',
  'mini-css-extract-plugin': '2.10.2',
  next: '16.4.6',
  parcel: '2.16.4',
  rollup: '4.68.7',
  typescript: '7.0.2',
  vite: '8.3.8',
  webpack: '5.112.2',
  'webpack-cli': '7.3.1',
} as const;

export const reacts = {
  18: { react: '18.2.0', 'react-dom': '18.2.0', '@types/react': '18.2.79', '@types/react-dom': '18.2.25' },
  19: { react: '19.3.1', 'react-dom': '19.3.1', '@types/react': '19.3.0', '@types/react-dom': '19.3.0' },
} as const;
