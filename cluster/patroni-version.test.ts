import { expect, it } from 'vitest';
import { refusePatroni } from './patroni-version.ts';
import { templatesOf } from './templates.ts';

const config = templatesOf(['patroni.yml'])[0]?.text ?? '';

it.each(['2.1.4', '3.0.0', '3.0.1', '3.0.2'])(
  'refuses Patroni %s with etcd3, which loses what was acknowledged',
  (version) => {
    expect(refusePatroni(version, config)).toMatch(/loses what was acknowledged.*Install Patroni 3\.0\.3 or later/);
  },
);

it.each(['3.0.3', '3.1.0', '3.3.2', '4.0.7', '10.0.0'])('takes Patroni %s with etcd3', (version) => {
  expect(refusePatroni(version, config)).toBeUndefined();
});

it('takes an older one with etcd’s first interface, which compares before it writes', () => {
  expect(refusePatroni('3.0.2', config.replace('etcd3:', 'etcd:'))).toBeUndefined();
});

it('takes a comment for no configuration', () => {
  expect(refusePatroni('3.0.2', '# etcd3: would be better\netcd: {}')).toBeUndefined();
});

it('refuses what is no version, rather than to hope', () => {
  expect(refusePatroni('unknown', config)).toMatch('"unknown" is no version');
});
