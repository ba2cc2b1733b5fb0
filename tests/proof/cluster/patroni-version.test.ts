import { expect, it } from 'vitest';
import { refusePatroni } from './patroni-version.ts';
import { templatesOf } from './templates.ts';

const config = templatesOf(['patroni.yml'])[0]?.text ?? '';

it.each(['2.1.4', '3.0.0', '3.0.1', '3.0.2'])(
  'refuses Patroni %s with etcd3, which loses acknowledged writes',
  (version) => {
    expect(refusePatroni(version, config)).toMatch(/loses what was acknowledged.*Install Patroni 3\.0\.3 or later/);
  },
);

it.each(['3.0.3', '3.1.0', '3.3.2', '4.0.7', '10.0.0'])('accepts Patroni %s with etcd3', (version) => {
  expect(refusePatroni(version, config)).toBeUndefined();
});

it('accepts an older one with etcd’s v2 API, which compares before it writes', () => {
  expect(refusePatroni('3.0.2', config.replace('etcd3:', 'etcd:'))).toBeUndefined();
});

it('ignores comments in the configuration', () => {
  expect(refusePatroni('3.0.2', '# etcd3: would be better\netcd: {}')).toBeUndefined();
});

it('refuses an unreadable version', () => {
  expect(refusePatroni('unknown', config)).toMatch('"unknown" is no version');
});
