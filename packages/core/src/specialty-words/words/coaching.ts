import type { SpecialtyWords } from './words.ts';

export const coaching: SpecialtyWords = {
  'Life coaching': 'life, goals, direction, confidence, motivation, change',
  'Career coaching': 'job, resume, CV, career change, LinkedIn, cover letter, work',
  'Interview preparation': 'job interview, mock interview, interview practice, job',
  'Executive coaching': 'CEO, director, senior manager, boss',
  'Leadership coaching': 'manager, leading a team, management, new manager, boss',
  'Small business coaching': 'start-up, own business, side hustle, sole trader, entrepreneur',
  'Public speaking': 'speech, presentation, talks, stage fright, pitch',
  Productivity: 'time management, focus, procrastination, organisation, getting organised',
  'Parenting coaching': 'kids, children, toddler, teenagers, mum, dad, family',
  'Relationship coaching': 'dating, couples, marriage, partner, communication',
  'Fitness coaching': 'personal trainer, gym, exercise, workout, strength, cardio',
  'Running and endurance': 'marathon, jogging, triathlon, cycling, fun run',
  'Yoga and pilates': 'stretching, flexibility, meditation',
  Mindfulness: 'meditation, calm, stress, present',
  'Sleep habits': 'bedtime, night routine, sleeping, tired',
  'Healthy routines': 'habits, food, meal planning, daily routine, lifestyle',
  'Breathing and relaxation': 'breathwork, calm, stress, unwind',
};
