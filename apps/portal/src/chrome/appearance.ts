import type { Appearance } from '@tele/ui';

/** The portal's own font (design section 2) and the reader's text size. Embedded widgets follow their page instead. */
export const appearance: Appearance = { font: "'Hanken Grotesk Variable', system-ui, sans-serif", fontSize: '1rem' };
