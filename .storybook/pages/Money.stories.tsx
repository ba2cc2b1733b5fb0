import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { formatAmount, formatCents, parseAud } from '../../packages/core/src/index.ts';
import { Money as Amount } from '../../packages/kit/src/index.ts';
import { Button, Field, MoneyInput, type MoneyValue } from '../../packages/ui/src/index.ts';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { RuleTable } from './RuleTable.tsx';

const typed = ['250', '250.5', '.50', '$1,200.00', '1,20', '12.345', '1e5'];

const Fee = () => {
  const [value, setValue] = useState<MoneyValue>(25_000);
  return (
    <Field label="Your fee">
      <MoneyInput value={value} onValueChange={setValue} parse={parseAud} format={formatAmount} />
    </Field>
  );
};

const meta = {
  title: 'Foundations/Money',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <Page
      title="Money"
      lede="Integer cents in AUD, from button to ledger; never a float. Paid amounts show cents. Figures are tabular, and a fee never breaks across lines."
    >
      <Part title="How an amount is written">
        <RuleTable
          rows={[
            ['A fee, a payment', <Amount key="1" cents={25_000} />, 'Always two decimals.'],
            ['A thousand and more', <Amount key="2" cents={111_875} />, 'A comma at the thousands.'],
            [
              'A fee cap',
              <Amount key="3" cents={30_000} whole />,
              'Whole dollars, rounded down, so no fee that fits can exceed the cap.',
            ],
            [
              'On the booking button',
              <Button key="4" variant="primary">
                Submit & pay $15
              </Button>,
              'As specified, without cents.',
            ],
          ]}
        />
      </Part>
      <div className="story-columns">
        <Part title="Accepted input" note="Typed text and the resulting amount.">
          <RuleTable
            rows={typed.map((text) => {
              const cents = parseAud(text);
              return [text, cents === null ? 'Please enter a valid fee in AUD (e.g., 250)' : formatCents(cents)];
            })}
          />
        </Part>
        <Part
          title="The field"
          note="The dollar sign and AUD are outside the input. Leaving the field formats the amount."
        >
          <Fee />
        </Part>
      </div>
    </Page>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Money: Story = {
  tags: ['spec:9.money'],
};
