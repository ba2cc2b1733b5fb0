type Headers = Readonly<Record<string, string>>;

export interface Site {
  root: string;
  listen: string;
  logs: string;
  page: Headers;
  /** Further headers by path: `apps/portal/src/csp/policy.ts`. */
  ofPath: (path: string) => Headers;
  paths: readonly string[];
  /** Path of the API on the portal's origin, and the `host:port` of each API process. */
  api?: { path: string; processes: readonly string[] } | undefined;
}

/** No queries or referrers: a query of /results holds a specialty and a reason (spec section 2). */
const logFormat = [
  'map $request_uri $tele_path {',
  '  "~^(?<path_alone>/[^?#%;]*)" $path_alone;',
  '  default -;',
  '}',
  `log_format tele '$remote_addr [$time_iso8601] "$request_method $tele_path $server_protocol" $status $body_bytes_sent $request_time';`,
];

/** Without the headers of pages: the API sends its own. A process that refuses connections is passed over. */
const forwarded = ({ path, processes }: NonNullable<Site['api']>): { upstream: string[]; location: string[] } => ({
  upstream: ['upstream tele_api {', ...processes.map((one) => `  server ${one};`), '  keepalive 32;', '}'],
  location: [
    `  location ${path}/ {`,
    '    proxy_pass http://tele_api;',
    '    proxy_http_version 1.1;',
    '    proxy_set_header Connection "";',
    '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '  }',
  ],
});

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** nginx site of the portal, like `apps/portal/serving.ts`: hashed files cached for ever, the page elsewhere. */
export function nginxSite({ root, listen, logs, page, ofPath, paths, api }: Site): string {
  // In nginx, a block with its own `add_header` inherits none.
  const headers = (path: string): string[] =>
    Object.entries({ ...page, ...ofPath(path) }).map(
      ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
    );
  const noCache = '    add_header Cache-Control "no-cache" always;';
  const pages = paths.flatMap((path) => [
    `  location = ${path} {`,
    ...headers(path),
    noCache,
    '    try_files /index.html =404;',
    '  }',
  ]);
  const { upstream, location } = api ? forwarded(api) : { upstream: [], location: [] };
  return [
    '# Written by tooling/deploy/write-nginx.ts from the configuration of the build: write it again with each.',
    ...logFormat,
    ...upstream,
    'server {',
    `  listen ${listen};`,
    `  root ${quoted(root)};`,
    '  server_tokens off;',
    `  access_log ${quoted(`${logs}/tele-access.log`)} tele;`,
    // Lines below emerg quote the request with its query, and their format is fixed.
    `  error_log ${quoted(`${logs}/tele-error.log`)} emerg;`,
    '  etag on;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_min_length 512;',
    '  gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/wasm;',
    '  location /assets/ {',
    ...headers('/assets/'),
    // Not for a 404: another host may still have a file of an earlier build.
    '    add_header Cache-Control "public, max-age=31536000, immutable";',
    '    try_files $uri =404;',
    '  }',
    ...pages,
    ...location,
    '  location / {',
    ...headers('/'),
    noCache,
    '    try_files $uri /index.html;',
    '  }',
    '}',
    '',
  ].join('\n');
}
