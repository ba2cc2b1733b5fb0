/** The windows that a page is looked at in: what lies over the page asks the window for its width. */
const options = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
  desk: { name: 'Desk', styles: { width: '1280px', height: '800px' } },
};

const inWindow = (name: keyof typeof options) => ({
  parameters: { viewport: { options } },
  globals: { viewport: { value: name } },
});

export const onPhone = inWindow('phone');
export const onDesk = inWindow('desk');
