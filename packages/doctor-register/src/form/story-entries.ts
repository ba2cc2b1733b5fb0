import { blank, type RegisterEntries } from './register-fields.ts';

export const whole: RegisterEntries = {
  ...blank,
  joinEucaMd: true,
  name: 'Dr Callum Brodie',
  phone: '0491 570 156',
  gender: 'Male',
  languages: 'Greek, Italian',
  street: 'Level 2, 41 Watt Street',
  suburb: 'Newcastle',
  state: 'NSW',
  postcode: '2300',
  ahpraNumber: 'MED0009000017',
  specialties: ['Gastroenterology & Hepatology', 'General Medicine'],
  profile: 'Special interest in reflux that has not settled on standard treatment.',
};
