import { isPublicName } from '../field/public-name.ts';
import type { TextRule } from '../field/text.ts';

type VideoLinkFault =
  | 'video-link-missing'
  | 'video-link-too-long'
  | 'video-link-invalid'
  | 'video-link-private'
  | 'video-link-ours';

const maxLength = 500;

/** Video link: https, public host, no credentials. `ownHosts`: our hosts, refused as no consultation is there. */
export const videoLinkRule = (ownHosts: readonly string[] = []): TextRule<VideoLinkFault> => ({
  maxLength,
  check: (entry) => {
    const value = entry.trim();
    if (value === '') return { tag: 'fault', fault: 'video-link-missing' };
    if (value.length > maxLength) return { tag: 'fault', fault: 'video-link-too-long' };
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || /\s/.test(value))
      return { tag: 'fault', fault: 'video-link-invalid' };
    const host = url.hostname.replace(/\.$/, '');
    if (!isPublicName(host)) return { tag: 'fault', fault: 'video-link-private' };
    if (ownHosts.some((own) => host === own || host.endsWith(`.${own}`)))
      return { tag: 'fault', fault: 'video-link-ours' };
    return { tag: 'ok', value: url.href };
  },
  messages: {
    'video-link-missing': 'Enter your video link.',
    'video-link-too-long': `Use up to ${maxLength} characters.`,
    'video-link-invalid': 'Enter the full link, starting with https://',
    'video-link-private': 'Enter a link that opens from anywhere.',
    'video-link-ours': 'Enter a link from your own video service.',
  },
});
