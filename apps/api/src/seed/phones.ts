/** Mobile numbers that the communications authority keeps for fiction; nobody is called by mistake. Stored form. */
export const fictionPhones = [
  '570006', '570156', '570157', '570158', '570159', '570110', '570313', '570737', '571266', '571491', '571804', '572549',
  '572665', '572983', '573770', '573087', '574118', '574632', '575254', '575789', '576398', '576801', '577426', '577644',
].map((end) => `+61491${end}`);
