import type { AdvertisingCase } from '../../registration/advertising-case.ts';

export const casesOfAll: readonly AdvertisingCase[] = [
  {
    id: 'guarantee',
    hits: ['Results guaranteed', 'We guarantee a good outcome'],
    misses: ['I explain what is likely and what is not'],
  },
  {
    id: 'superlative',
    hits: ['The best in Sydney', 'Australia’s leading adviser', '#1 in Perth', 'Top-rated tutor'],
    misses: [
      'The best time to reach me is after 5 pm',
      'We talk about the best way to start',
      'In your best interests',
    ],
  },
  {
    id: 'stars',
    hits: ['200+ 5-star reviews', 'Read my testimonials', 'Hundreds of happy clients'],
    misses: ['Thirty minutes, with notes afterwards'],
  },
  {
    id: 'success-rate',
    hits: ['98% success rate', '100 per cent satisfaction'],
    misses: ['I keep about 30% of my week for new people'],
  },
  { id: 'scarcity', hits: ['Limited time offer', 'Only 3 spots left'], misses: ['Free times are shown on my profile'] },
  {
    id: 'offer',
    hits: ['Free initial consultation', '20% off this month', 'Discounts for families'],
    misses: ['Feel free to ask', 'A first session to see what you need'],
  },
  {
    id: 'endorsement',
    hits: ['Government approved', 'AHPRA-endorsed clinic'],
    misses: ['AHPRA-registered', 'NDIS plan-managed clients welcome'],
  },
  {
    id: 'verified',
    hits: ['Verified by Tele as an expert'],
    misses: ['Checked against the public register on 3 March'],
  },
];
