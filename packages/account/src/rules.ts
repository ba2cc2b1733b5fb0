import { widgetRules } from '@tele/kit';
import type { AccountProps } from './Account.tsx';
import type { EditProfileProps } from './EditProfile.tsx';

const side = ['patient', 'specialist'] as const;

export const accountRules = widgetRules<AccountProps>({
  needs: {},
  takes: {
    // An unknown step shows the nearest one and warns the host (useStep).
    step: 'text',
    side,
    links: {
      takes: {
        preview: 'link',
        availability: 'link',
        payouts: 'link',
        documents: 'link',
        requests: 'link',
        appointments: 'link',
        offers: 'link',
      },
    },
    onSaved: 'function',
    onSignOut: 'function',
    onDeleted: 'function',
  },
});

export const editProfileRules = widgetRules<EditProfileProps>({
  needs: {},
  takes: { side, previewUrl: 'link', onSaved: 'function' },
});
