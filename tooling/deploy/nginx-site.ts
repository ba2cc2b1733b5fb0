/** Headers by name. */
type Headers = Readonly<Record<string, string>>;

export interface Site {
  /** The folder that the build of the portal is in. */
  root: string;
  listen: string;
  /** The folder of the access log and the error log. */
  logs: string;
  /** Headers of every page. */
  page: Headers;
  /** Further headers by path: `apps/portal/src/csp/policy.ts`. */
  ofPath: (path: string) => Headers;
  /** The paths that have other ones than the rest. */
  paths: readonly string[];
}

/** Method, path, status and time, without queries and referrers: the query of /results holds a specialty and a reason (spec section 2). */
const logFormat = [
  'map $request_uri $tele_path {',
  '  "~^(?<path_alone>/[^?#%;]*)" $path_alone;',
  '  default -;',
  '}',
  `log_format tele '$remote_addr [$time_iso8601] "$request_method $tele_path $server_protocol" $status $body_bytes_sent $request_time';`,
];

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** An nginx server that serves the portal as `apps/portal/serving.ts` does: hashed files for ever, the page for every other path. */
export function nginxSite({ root, listen, logs, page, ofPath, paths }: Site): string {
  // A block that sends a header of its own sends none of the block around it.
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
  return [
    '# Written by tooling/deploy/write-nginx.ts from the configuration of the build: write it again with each.',
    ...logFormat,
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
    // Not with a 404: a file of the build before may be asked for while another host still has it.
    '    add_header Cache-Control "public, max-age=31536000, immutable";',
    '    try_files $uri =404;',
    '  }',
    ...pages,
    '  location / {',
    ...headers('/'),
    noCache,
    '    try_files $uri /index.html;',
    '  }',
    '}',
    '',
  ].join('\n');
}
