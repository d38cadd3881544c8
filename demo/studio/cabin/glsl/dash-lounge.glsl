// Lounge: a slim shelf, a recessed beam in the seats' material over oak, a line of light, a wide screen, an open console.
// Where the line of light runs: x, z, and how it sweeps back to the sides; far away where there is none.
const vec3 LIGHT_LINE = vec3(1.045, .832, .04);
void dashboard(vec3 p) {
  if (p.x - 1.22 < D) {
    float W = SHELL_HALF_WIDTH;
    vec3 d = p + vec3(.04 * p.y * p.y, 0., 0.);
    add(box(d - vec3(.66, 0., .872), vec3(.42, W + .02, .033), .020), ID_DASH);
    add(box(d - vec3(1.00, 0., .832), vec3(.045, W + .02, .0018), .001), ID_GLOW);
    add(box(d - vec3(1.012, 0., .8375), vec3(.045, W + .02, .0020), .002), ID_METAL);
    add(box(d - vec3(.96, 0., .815), vec3(.055, W + .02, .012), .003), ID_GLOSS);
    float beam = box(d - vec3(.93, 0., .745), vec3(.105, W + .01, .062), .045);
    add(beam, ID_BAND);
    add(box(d - vec3(1.006, 0., .682), vec3(.026, W + .01, .015), .006), ID_TRIM);
    add(box(d - vec3(1.018, 0., .6995), vec3(.016, W + .01, .0018), .0015), ID_METAL);
    add(box(lean(d - vec3(.82, 0., .57), .25), vec3(.10, W + .01, .13), .05), ID_LOWER);
    vec3 s = lean(p - vec3(1.08, -.075, CENTRE_AT.z), CENTRE_LEAN);
    add(box(s, vec3(.007, .490, .067), .007), ID_CENTRE);
    add(box(p - vec3(1.03, -.075, .915), vec3(.012, .10, .03), .008), ID_METAL);
    vec3 v = vec3(d.x - 1.008, d.y, d.z - .815);
    add(max(box(v, vec3(.010, W, .0075), .002), abs(mod(v.y + .011, .022) - .011) - .0012), ID_VENT);
  }
}
void console(vec3 p) {
  if (max(p.z - .85, abs(p.y) - .2) < D) {
    float z = SEAT_HIP.z + .055;
    float deck = box(p - vec3(1.50, 0., z - .022), vec3(.36, .105, .028), .026);
    vec2 c = vec2(abs(p.x - 1.42) - .044, p.y);
    float cups = max(length(c) - .037, z - .045 - p.z);
    add(smax(deck, -cups, .005), ID_CONSOLE);
    add(max(abs(length(c) - .0390) - .0020, abs(p.z - z - .005) - .004), ID_METAL);
    add(box(p - vec3(1.255, 0., z + .004), vec3(.095, .080, .005), .004), ID_BELT);
    add(box(p - vec3(1.71, 0., z + .028), vec3(.15, .100, .034), .03), ID_ARMREST);
    float leg = box(lean(p - vec3(1.72, 0., z - .16), -.3), vec3(.07, .085, .16), .03);
    float tray = box(p - vec3(1.46, 0., SHELL_FLOOR + .055), vec3(.36, .112, .045), .03);
    tray = smax(tray, -box(p - vec3(1.40, 0., SHELL_FLOOR + .10), vec3(.26, .092, .06), .03), .01);
    add(min(leg, tray), ID_LOWER);
    add(box(p - vec3(1.50, 0., z - .052), vec3(.32, .085, .004), .003), ID_GLOW);
  }
}
