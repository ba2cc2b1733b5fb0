import type { AdvertisingCase } from '../../registration/advertising-case.ts';

export const casesOfHealth: readonly AdvertisingCase[] = [
  {
    id: 'health-testimonial',
    hits: ['Read our reviews', 'Patients love Dr Lee', 'Highly recommended'],
    misses: ['Happy to review results you already have', 'Medicines review'],
  },
  {
    id: 'health-cure',
    hits: ['We cure migraine', 'Painless treatment', 'No side effects', 'Life-changing results'],
    misses: ['Secure video link', 'Care for long-term conditions'],
  },
  {
    id: 'health-need',
    hits: ['Everyone should have this scan', 'Don’t wait until it hurts'],
    misses: ['Ask your GP if you need a referral'],
  },
  { id: 'health-gift', hits: ['Refer a friend and get a voucher'], misses: ['Fees are shown before you book'] },
  {
    id: 'health-medicine',
    hits: ['Botox from home', 'Anti-wrinkle injections', 'Dermal filler advice'],
    misses: ['Skin checks', 'Weight management'],
  },
  {
    id: 'health-script',
    hits: ['Scripts in minutes', 'Instant prescriptions'],
    misses: ['Sends a script when it is needed'],
  },
];
