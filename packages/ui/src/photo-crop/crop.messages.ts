import { defineMessages } from '../messages/define.ts';

export const cropMessages = defineMessages('ui.crop', {
  area: 'Photo',
  how: 'Drag the photo or use the arrow keys to move it. Use plus and minus to zoom.',
  zoom: 'Zoom',
});
