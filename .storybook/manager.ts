import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { lightTheme } from './docs/themes.ts';
import { statusOf } from './status.ts';
import './performance/register.tsx';
import './search/register.tsx';

const look = {
  marginInlineStart: 6,
  paddingInline: 6,
  borderRadius: 8,
  background: '#e4efe9',
  color: '#0b5d4c',
  fontSize: 11,
};

addons.setConfig({
  theme: lightTheme,
  sidebar: {
    showRoots: true,
    // Labels journeys apart from states, and marks unstable components.
    renderLabel: (item) => {
      const tags = 'tags' in item ? item.tags : [];
      const status = statusOf(tags).name;
      const badge = tags.includes('journey') ? 'Journey' : status === 'Stable' ? undefined : status;
      return badge === undefined
        ? item.name
        : createElement('span', {}, item.name, createElement('span', { style: look }, badge));
    },
  },
});
