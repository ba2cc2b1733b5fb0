import { widgetArgs } from './widget-args.ts';

/** What a partner's page gives the widget: nobody is signed in, and how to pay is said by the service. */
export function partnerArgs() {
  const { token: _, stripe: __, ...args } = widgetArgs();
  return { ...args, partner: 'tele_pub_banksia_road' };
}
