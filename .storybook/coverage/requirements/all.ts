import type { Requirement, Section } from './requirement.ts';
import { section2 } from './section-2.ts';
import { section3 } from './section-3.ts';
import { section4 } from './section-4.ts';
import { section5 } from './section-5.ts';
import { section6 } from './section-6.ts';
import { section7 } from './section-7.ts';
import { section8 } from './section-8.ts';
import { section9 } from './section-9.ts';

export interface SectionOfSpec {
  number: number;
  title: string;
  /** By ID: '5.accept-fee'. */
  requirements: Readonly<Record<string, Requirement>>;
}

const section = (number: number, title: string, given: Section): SectionOfSpec => ({
  number,
  title,
  requirements: Object.fromEntries(Object.entries(given).map(([name, each]) => [`${number}.${name}`, each])),
});

/** Requirements of sections 2 to 9 of the specification. */
export const sections: readonly SectionOfSpec[] = [
  section(2, 'Screens and routes', section2),
  section(3, 'Entities and their fields', section3),
  section(4, 'States and transitions', section4),
  section(5, 'Validation rules', section5),
  section(6, 'Roles and permissions', section6),
  section(7, 'The calls it makes', section7),
  section(8, 'Error catalogue', section8),
  section(9, 'Business constants and limits', section9),
];
