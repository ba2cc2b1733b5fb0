import type { SpecialtyWords } from './words.ts';

export const pets: SpecialtyWords = {
  'General vet advice': 'dog, cat, sick pet, vomiting, vaccination, worms, rabbit, animal doctor',
  'Skin and allergies': 'itching, scratching, rash, fleas, hair loss, coat, hot spots',
  Nutrition: 'food, feeding, diet, weight, kibble, raw food',
  'Senior pets': 'old dog, old cat, ageing, elderly pet, stiff',
  'Dental care': 'teeth, mouth, bad breath, gums',
  'After an operation': 'surgery, desexing, stitches, wound, cone',
  'Second opinion': 'another vet, check a treatment plan, test results',
  'Exotic pets': 'rabbit, guinea pig, lizard, snake, turtle, ferret, fish, reptile, hamster, mouse',
  'Birds and poultry': 'bird, parrot, chicken, chooks, duck, budgie, cockatoo, hens',
  Horses: 'pony, foal, mare, equine, hoof',
  'Saying goodbye': 'end of life, euthanasia, put to sleep, grief, quality of life',
  'Dog behaviour': 'barking, biting, aggressive dog, separation, scared dog, growling',
  'Dog training': 'dog, puppy school, obedience, recall, pulling on the lead, toilet training',
  'Cat behaviour': 'cat, scratching furniture, litter tray, spraying, hiding, meowing',
  'Puppy and kitten care': 'puppy, kitten, new pet, puppies, toilet training, first weeks',
  'Choosing a pet': 'adopt, rescue, breed, new pet, which dog, buy a pet',
  'Grooming at home': 'brushing, nail clipping, bath, coat, haircut, fur',
  'Enrichment and exercise': 'toys, walks, bored, games, play, indoor cat',
  'Travel and moving with pets': 'flying, car, overseas, new house, airline, carrier',
};
