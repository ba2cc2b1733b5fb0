import type { Appearance } from '@tele/ui';

/** The portal's own font (design section 2), and the text size its reader has chosen; widgets elsewhere take their page's. */
export const appearance: Appearance = { font: "'Hanken Grotesk Variable', system-ui, sans-serif", fontSize: '1rem' };
