import { defineMessages } from '../messages/define.ts';

export const cropMessages = defineMessages('ui.crop', {
  area: 'Photo',
  how: 'Drag the photo, or use the arrow keys. Plus and minus zoom.',
  zoom: 'Zoom',
});
