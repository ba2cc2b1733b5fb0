import type { Appearance } from '../../packages/ui/src/index.ts';

const HANKEN = "'Hanken Grotesk Variable', system-ui, sans-serif";

interface Brand {
  name: string;
  appearance: Appearance;
}

/** Tele and three invented clinics, which show all theming options (design section 2). */
export const brands: Readonly<Record<string, Brand>> = {
  tele: { name: 'Tele', appearance: { font: HANKEN } },
  jacaranda: {
    name: 'Jacaranda Women’s Health',
    appearance: { accent: '#6b3fa0', radius: 4, font: "'Figtree Variable', system-ui, sans-serif", density: 1.05 },
  },
  wattle: {
    name: 'Wattle Grove Dental',
    appearance: { accent: '#ffcd00', radius: 0, shadow: 0, font: 'Arial, sans-serif', density: 0.88, fontSize: 15 },
  },
  saltwater: {
    name: 'Saltwater Sleep Centre',
    appearance: {
      accent: '#00a3ad',
      surface: '#fbf6ec',
      radius: 14,
      font: HANKEN,
      fontHeading: "Georgia, 'Times New Roman', serif",
      density: 1.12,
    },
  },
};

export const appearanceOf = (brand: unknown): Appearance => (brands[String(brand)] ?? brands.tele)?.appearance ?? {};
