import type { SpecialtyWords } from './words.ts';

export const homeDesign: SpecialtyWords = {
  'Interior design': 'decorate, inside, rooms, living room, bedroom, decorator, house',
  'Interior styling': 'cushions, decor, styling, artwork, rugs, home staging',
  'Kitchen and bathroom': 'kitchen, bathroom, laundry, tiles, cabinets, benchtop, shower',
  'Colour and materials': 'paint, colours, wallpaper, floors, timber, tiles',
  Lighting: 'lights, lamps, downlights, pendants',
  'Furniture and layout': 'sofa, couch, floor plan, table, small room, arrange',
  'Storage and organising': 'declutter, wardrobes, shelves, tidy, cupboards, pantry',
  'Home office': 'study, desk, work from home',
  'Changes for renters': 'rental, renting, removable, tenant',
  Architecture: 'architect, new house, extension, plans, build',
  'Building design': 'house plans, draftsman, new house, extension, drafting, build',
  'Renovation planning': 'renovate, reno, remodel, builder, budget, extension',
  'Small homes and granny flats': 'tiny house, granny flat, studio, backyard, garage',
  'Step-free and easy-access homes': 'wheelchair, ramp, accessible, disability, older people, rails, stairs',
  'Planning and permits': 'council, DA, approval, development application, permission, building rules',
  'Energy efficiency': 'solar, insulation, heating, cooling, energy bills, windows, passive house',
  'Garden design': 'landscape, backyard, plants, yard, lawn, landscaping, outdoor',
  'Balconies and courtyards': 'balcony, patio, terrace, pots, deck, small garden',
  'Edible gardens': 'vegetables, veggie patch, herbs, fruit trees, grow food',
};
