// Parts of an account below the profile, in one chunk.
export { CardsSection } from '../cards/CardsSection.tsx';
export { MyDataSection } from '../my-data/MyDataSection.tsx';
export { PeopleSection } from '../people/PeopleSection.tsx';
export { SessionsSection } from '../sessions/SessionsSection.tsx';
