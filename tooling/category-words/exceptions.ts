const doctorsAlone = 'shown where a category has a practice: doctors';
const healthField = 'shown where the category asks for the field (visibleFields): health';
const ownAccount = 'a person’s own account and data, for all categories they book';
const healthReply = 'offered where declineRepliesOf lists it: health';
const healthAlone = 'shown in health categories';
const ahpraAlone = 'shown where the category’s registration is an AHPRA number';
const rightHelp = 'sends people to the help they need; changes only with a lawyer’s yes';
const frontPage = 'the front page speaks to everyone, and says what doctors are checked for';
const animals = 'the health of an animal';

/** Texts with words of other categories, by table and key or by file, and why they stay. */
export const exceptions: Readonly<Record<string, string>> = {
  'register/ledePractice': doctorsAlone,
  'register.ways/perConsultation': doctorsAlone,
  'register.ways/ownPractice': doctorsAlone,
  'register.ways/seeInOwnPractice': doctorsAlone,
  'register.ways/practiceText': doctorsAlone,
  'register.ways/records': doctorsAlone,
  'kit.featured/whyFeaturedText': doctorsAlone,
  'match.filters/featuredHint': doctorsAlone,
  'match.howMatching/orderOf': doctorsAlone,
  'match.specialties/notSureText': healthAlone,
  'register.form/registrationLede': ahpraAlone,
  'register.form/ahpraNumber': ahpraAlone,
  'register.form.faults/ahpra-number-missing': ahpraAlone,
  'register.form.faults/ahpra-number-invalid': ahpraAlone,
  'register.standing/ahpraNumber': ahpraAlone,
  'appointments/medicare': healthField,
  'appointments/showMedicare': healthField,
  'appointments/hideMedicare': healthField,
  'kit.people/medicareOrIhi': healthField,
  'kit.people.faults/medicare-or-ihi-invalid': healthField,
  'match.submit/neededHealth': healthField,
  'match.submit/medicareOrIhi': healthField,
  'match.submit/medicareEnding': healthField,
  'kit.reply/needs-referral': healthReply,
  'kit.reply/see-gp-first': healthReply,
  'portal.login.intro/registered': frontPage,
  'portal.login.intro/register': frontPage,
  'portal.login.intro/acceptedText': frontPage,
  'portal.login.intro/chargedText': frontPage,
  'portal.login.intro/emergency': frontPage,
  'account/health': ownAccount,
  'account/healthLede': ownAccount,
  'account/addHealth': ownAccount,
  'account/addressLede': ownAccount,
  'account/number': ownAccount,
  'account/numberTerm': ownAccount,
  'account/whichNumber': ownAccount,
  'account/numberShown': ownAccount,
  'account.faults/medicare-or-ihi-invalid': ownAccount,
  'account.my-data/downloadHint': ownAccount,
  'account.my-data/number': ownAccount,
  'account.held/medicareOrIhi': ownAccount,
  'wording/pets/lede': animals,
  'notice/pets/animal-emergency': animals,
  'notice/pets/tele-limits': animals,
  'notice/beauty/advice-only': rightHelp,
  'notice/legal/danger': rightHelp,
  'notice/coaching/not-care': rightHelp,
  'notice/migration/who-may-advise': rightHelp,
};
