import type { StripeSettings } from '../provider/context.ts';
import type { TeleWidgetProps } from './widget-props.ts';
import type { ObjectRule, Rule } from './check-props.ts';

type Common = Exclude<keyof TeleWidgetProps, 'step'>;
type Needed = 'apiBase' | 'token' | 'partner';

const common: { needs: Record<Needed, Rule>; takes: Record<Exclude<Common, Needed>, Rule> } = {
  // Widgets for partner pages override this rule.
  needs: { apiBase: 'address', token: 'token', partner: 'noPartner' },
  takes: {
    locale: 'locale',
    messages: 'functionOrObject',
    appearance: 'object',
    scheme: ['light', 'dark', 'auto'],
    zone: 'zone',
    link: 'functionOrObject',
    keep: 'storage',
    now: 'function',
    nonce: 'text',
    fetch: 'function',
    slots: 'object',
    handle: 'functionOrObject',
    headingLevel: [1, 2, 3],
    privacyNotice: { needs: { url: 'link' }, takes: { text: 'text' } },
    onReady: 'function',
    onStepChange: 'function',
    onAuthRequired: 'function',
    onError: 'function',
  },
};

export const stripeRule = {
  needs: { publishableKey: 'text' },
  takes: { scriptUrl: 'link' },
} as const satisfies {
  needs: { [Key in keyof StripeSettings]?: Rule };
  takes: { [Key in keyof StripeSettings]?: Rule };
};

export function widgetRules<Props extends object, Stops extends keyof Props = never>(own: {
  needs: { readonly [Name in Stops]-?: Rule };
  takes: { readonly [Name in Exclude<keyof Props, Common | Stops>]-?: Rule };
}): ObjectRule {
  return { needs: { ...common.needs, ...own.needs }, takes: { ...common.takes, ...own.takes } };
}
