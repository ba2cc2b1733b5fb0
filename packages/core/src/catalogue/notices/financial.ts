import type { CategoryNotice } from './notice.ts';

export const financial: readonly CategoryNotice[] = [
  {
    id: 'general',
    places: ['search', 'results', 'request'],
    tone: 'neutral',
    text: 'Information here is general. It does not take account of your objectives, financial situation or needs: consider whether it suits you before you act on it.',
  },
  {
    id: 'guide',
    places: ['booking'],
    tone: 'neutral',
    text: 'Before personal advice or help with a loan, you are given a Financial Services Guide or Credit Guide. It names the licensee and explains how to complain to AFCA.',
    specialties: [
      'Financial planning',
      'Superannuation',
      'Self-managed super',
      'Retirement',
      'Life and income insurance',
      'Investing',
      'Aged care finances',
      'Home loans',
      'Refinancing',
    ],
  },
  {
    id: 'free-debt-help',
    places: ['search', 'request'],
    tone: 'neutral',
    text: 'Free, confidential debt help: National Debt Helpline, 1800 007 007.',
    specialties: ['Budgeting', 'Debt management'],
  },
  {
    id: 'no-numbers',
    places: ['request'],
    tone: 'caution',
    text: 'Never write a tax file number, a password or a code here.',
  },
];
