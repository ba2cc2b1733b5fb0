export { CardChoice } from '@tele/kit';
export { AddPerson } from './AddPerson.tsx';
export { BookerLine, OnFileLine } from './BookerLine.tsx';
export { CardStep } from './CardStep.tsx';
export { PeopleUnread } from './PeopleUnread.tsx';
export { WhoStep } from './WhoStep.tsx';
