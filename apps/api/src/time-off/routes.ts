import type { Handlers } from '../http/handler.ts';
import { addTimeOff } from './add.ts';
import { deleteTimeOff } from './delete.ts';
import { saveTimeOff } from './save.ts';
import { saveWorkingRules, workingRules } from './rules.ts';
import { timesAway } from './times-away.ts';

type Names = 'workingRules' | 'saveWorkingRules' | 'timesAway' | 'addTimeOff' | 'saveTimeOff' | 'deleteTimeOff';

export const timeOffHandlers: Handlers<Names> = {
  workingRules,
  saveWorkingRules,
  timesAway,
  addTimeOff,
  saveTimeOff,
  deleteTimeOff,
};
