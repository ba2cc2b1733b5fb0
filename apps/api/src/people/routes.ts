import type { Handlers } from '../http/handler.ts';
import { addPerson } from './add.ts';
import { myPeople } from './mine.ts';
import { removePerson } from './remove.ts';
import { savePerson } from './save.ts';

export const peopleHandlers: Handlers<'myPeople' | 'addPerson' | 'savePerson' | 'removePerson'> = {
  myPeople,
  addPerson,
  savePerson,
  removePerson,
};
