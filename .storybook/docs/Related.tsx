import { Heading } from '@storybook/addon-docs/blocks';
import type { GuideLine } from './guide.ts';
import { Said } from './Said.tsx';
import { pageOf } from './story-place.ts';

const nameOf = (ref: string): string =>
  ref.includes('--')
    ? ref.slice(ref.indexOf('-') + 1, ref.indexOf('--')).replaceAll('-', ' ')
    : ref.slice(ref.indexOf('/') + 1);

export const Related = ({ lines }: { lines: readonly GuideLine[] }) =>
  lines.length === 0 ? null : (
    <>
      <Heading>Related</Heading>
      <ul className="docs-related">
        {lines.map(({ ref, text }) => (
          <li key={ref}>
            <a href={pageOf(ref)} target="_top">
              {nameOf(ref)}
            </a>{' '}
            <Said text={text} />
          </li>
        ))}
      </ul>
    </>
  );
