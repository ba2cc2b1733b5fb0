import type { SpecialtyGroup } from './group.ts';

export const tech: readonly SpecialtyGroup[] = [
  {
    group: 'Tech',
    names: [
      'Device support',
      'Email and cloud',
      'Home networks',
      'Smart home',
      'Cyber safety',
      'Data and spreadsheets',
      'Automation and AI tools',
      'Websites',
      'Online shops',
      'Apps and software',
      'Search and analytics',
    ],
  },
  {
    group: 'Creative',
    names: [
      'Graphic design',
      'Branding and logos',
      'Illustration',
      'Photo and video',
      'Music and audio',
      'Copywriting',
      'Social media',
      'Presentations',
      'User experience design',
    ],
  },
];
