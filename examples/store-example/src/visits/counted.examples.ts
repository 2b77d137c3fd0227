export default { 'A page was counted': {} };
