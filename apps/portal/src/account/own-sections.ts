// What stands under an account below the profile, in one chunk.
export { MyDataSection } from './my-data/MyDataSection.tsx';
export { PeopleSection } from './people/PeopleSection.tsx';
