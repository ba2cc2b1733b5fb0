export { StaffDesk, type StaffDeskProps, type StaffStep } from './StaffDesk.tsx';
