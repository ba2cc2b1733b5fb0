import type { Meta, StoryObj } from '@storybook/react-vite';
import { brands } from '../toolbar/brands.ts';
import { BrandFragment } from './BrandFragment.tsx';
import { Page } from './Page.tsx';

const hanken = "'Hanken Grotesk Variable', system-ui, sans-serif";
const [tele, ...clinics] = Object.values(brands);

const meta = {
  title: 'Foundations/Brands',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <Page
      title="Brands"
      lede="One fragment, 9 sets of knobs. A clinic sets one colour and, optionally, a font, radius and density. Text contrast stays at 4.5:1 or more. Tele and its 3 clinics are in the toolbar."
    >
      <div className="story-brands">
        <BrandFragment name={tele?.name ?? ''} appearance={{ font: hanken }} />
        {clinics.map(({ name, appearance }) => (
          <BrandFragment key={name} name={name} appearance={appearance} />
        ))}
        <BrandFragment name="Square red" appearance={{ accent: '#c8102e', radius: 0, shadow: 0, font: hanken }} />
        <BrandFragment name="Near black" appearance={{ accent: '#111111', radius: 20, font: hanken }} />
        <BrandFragment name="Tele, dark" scheme="dark" appearance={{ font: hanken }} />
        {clinics.slice(0, 2).map(({ name, appearance }) => (
          <BrandFragment key={name} name={`${name}, dark`} scheme="dark" appearance={appearance} />
        ))}
      </div>
    </Page>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brands: Story = {};
