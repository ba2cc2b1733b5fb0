import { describe, expect, it } from 'vitest';
import { guideFaults } from './guide-faults.ts';

const whole = `## Use

For something that happens here.

## Anatomy

Drawn from \`components-button--primary\`.

1. \`.tele-button__label\` Label: a verb first.

## Words

A verb.

## Do

- \`components-button--primary\` One filled button.

## Do not

- \`TwoFilled\` Two filled buttons.

## Keyboard

Enter presses it.

## Accessibility

The label is the name.

## Related

- \`Components/Menu\` for a few of them.
`;

const titles = new Map([
  ['components-button--primary', 'Components/Button'],
  ['components-menu--open', 'Components/Menu'],
]);
const faultsOf = (text: string | undefined, examples = ['TwoFilled']) =>
  guideFaults('Components/Button', text, { titles, examples });

describe('the guide of a component', () => {
  it('is whole with all its parts, and with stories and examples that are there', () => {
    expect(faultsOf(whole)).toEqual([]);
  });

  it('is missed where there is none', () => {
    expect(faultsOf(undefined)).toEqual(['Components/Button has no guide: Button.md stands beside its stories.']);
  });

  it('is faulty when parts are missing or misplaced', () => {
    expect(faultsOf(whole.replace(/## Words[^#]*/, ''))).toEqual(["Components/Button has nothing under '## Words'."]);
    const [head, ...rest] = whole.split(/(?=^## )/m);
    expect(faultsOf([...rest, head].join('\n'))).toEqual([
      expect.stringContaining('has its headings in another order'),
    ]);
  });

  it('is faulty when references are broken', () => {
    const lost = whole
      .replaceAll('components-button--primary', 'components-button--first')
      .replace('Components/Menu', 'Components/Menus');
    expect(faultsOf(lost, [])).toEqual([
      "Components/Button draws its anatomy from 'components-button--first', which is no story of it.",
      'Components/Button refers to components-button--first, and there is no such story.',
      'Components/Button refers to TwoFilled, and there is no such example.',
      'Components/Button is related to Components/Menus, and there is no such page.',
    ]);
  });

  it('is faulty when a line refers to nothing or an example is not shown', () => {
    expect(faultsOf(whole.replace('1. `.tele-button__label` ', '1. '))).toEqual([
      expect.stringContaining("a line under '## Anatomy' that refers to nothing"),
    ]);
    expect(faultsOf(whole, ['TwoFilled', 'Loud'])).toEqual([
      'Components/Button has the example Loud, which its guide does not show.',
    ]);
  });
});
