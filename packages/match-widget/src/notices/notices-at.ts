export { noticesAt } from '@tele/core';
