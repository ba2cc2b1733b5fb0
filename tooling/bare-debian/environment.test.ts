import { expect, it } from 'vitest';
import { bareEnvironment } from './environment.ts';

it('passes on only network settings to a bare system', () => {
  const environment = bareEnvironment('dev', {
    https_proxy: 'http://proxy.example',
    npm_config_registry: 'https://packages.example',
    NODE_EXTRA_CA_CERTS: '/somewhere/ca.pem',
    NODE_AUTH_TOKEN: 'secret',
    NODE_OPTIONS: '--import x',
    PATH: '/opt/node/bin',
    LANG: 'en_AU.UTF-8',
  });
  expect(environment).toMatchObject({
    https_proxy: 'http://proxy.example',
    npm_config_registry: 'https://packages.example',
    NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
    PATH: '/usr/local/bin:/usr/bin:/bin',
    LANG: 'C',
    HOME: '/home/dev',
  });
  expect(Object.keys(environment)).not.toContain('NODE_AUTH_TOKEN');
  expect(Object.keys(environment)).not.toContain('NODE_OPTIONS');
});
