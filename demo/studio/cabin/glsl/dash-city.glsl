// City: a round pad, a light band with four round vents, one dial, three climate knobs.
// Where the line of light runs: x, z, and how it sweeps back to the sides; far away where there is none.
const vec3 LIGHT_LINE = vec3(9.);
void roundVent(vec3 q) {
  add(max(length(vec2(length(q.yz) - .0450, q.x)) - .0048, -q.x - .02), ID_METAL);
  float bowl = disc(q + vec3(.016, 0., 0.), .043, .014, .004);
  vec3 f = q + vec3(.006, 0., 0.);
  add(max(bowl, -max(abs(mod(f.z + .0075, .015) - .0075) - .0048, -q.x - .012)), ID_VENT);
  add(disc(q - vec3(.001, 0., 0.), .010, .006, .003), ID_METAL);
}
void dashboard(vec3 p) {
  if (p.x - 1.22 < D) {
    float W = SHELL_HALF_WIDTH;
    float pad = box(p - vec3(.74, 0., .855), vec3(.345, W + .02, .060), .036);
    float binnacle = disc(p - vec3(.97, CLUSTER_AT.y, CLUSTER_AT.z), .101, .13, .012);
    binnacle = smax(binnacle, -disc(lean(p - CLUSTER_AT - vec3(.03, 0., 0.), CLUSTER_LEAN), .090, .035, .006), .006);
    pad += .0035 * groove(p.z - .838, .004) * step(.9, p.x);
    add(smin(pad, binnacle, .025), ID_DASH);
    add(box(p - vec3(1.052, 0., .8315), vec3(.020, W + .01, .0022), .002), ID_METAL);
    add(box(p - vec3(1.052, 0., .7185), vec3(.020, W + .01, .0022), .002), ID_METAL);
    vec3 q = p - vec3(1.070, 0., .780);
    vec3 outer = vec3(q.x, abs(q.y) - W + .085, q.z), inner = vec3(q.x, abs(q.y) - .062, q.z);
    float holes_ = min(disc(outer, .043, .06, .002), disc(inner, .043, .06, .002));
    add(smax(box(p - vec3(1.045, 0., .775), vec3(.022, W + .01, .054), .02), -holes_, .004), ID_TRIM);
    add(box(lean(p - vec3(.93, 0., .60), .25), vec3(.13, W + .01, .15), .06), ID_LOWER);
    roundVent(outer);
    roundVent(inner);
    vec3 s = lean(p - CENTRE_AT, CENTRE_LEAN);
    add(box(s, vec3(.010, CENTRE_HALF_WIDTH + .012, CENTRE_HALF_HEIGHT + .012), .010), ID_CENTRE);
    add(box(p - vec3(1.05, 0., .90), vec3(.012, .05, .03), .008), ID_PLASTIC);
    vec3 k = lean(p - vec3(1.052, 0., .672), -.12);
    add(box(k, vec3(.020, .165, .044), .018), ID_GLOSS);
    vec3 a = vec3(k.x - .028, k.y, k.z);
    a.y = abs(k.y) < .055 ? k.y : abs(k.y) - .108;
    add(disc(a, .026, .018, .003), ID_KNOB);
    add(disc(a + vec3(.010, 0., 0.), .0295, .006, .003), ID_METAL);
    add(disc(lean(p - CLUSTER_AT, CLUSTER_LEAN) + vec3(.01, 0., 0.), .088, .008, .003), ID_CLUSTER);
  }
}
void console(vec3 p) {
  if (max(p.z - .95, abs(p.y) - .2) < D) {
    float z = SEAT_HIP.z - .02;
    float body = box(p - vec3(1.40, 0., z - .14), vec3(.42, .098, .14), .04);
    body = smin(body, box(lean(p - vec3(1.03, 0., z + .01), .5), vec3(.08, .10, .12), .04), .06);
    float cups = length(vec2(p.x - 1.37, abs(p.y) - .045)) - .037;
    body = smax(body, -max(cups, z - .07 - p.z), .008);
    add(body, ID_CONSOLE);
    vec3 g = p - vec3(1.14, 0., z + .01);
#if GEAR_SELECTOR
    vec3 l = lean(g, .10);
    add(box(l - vec3(0., 0., .006), vec3(.072, .046, .010), .008), ID_METAL);
    add(box(l - vec3(0., 0., .010), vec3(.066, .040, .010), .006), ID_GLOSS);
    vec3 t = lean(g - vec3(-.005, 0., .02), .16);
    add(capsule(t, vec3(0., 0., 0.), vec3(0., 0., .07), .009), ID_METAL);
    add(box(t - vec3(0., 0., .088), vec3(.021, .024, .034), .017), ID_PLASTIC);
    add(box(t - vec3(0., .024, .094), vec3(.009, .003, .011), .003), ID_METAL);
#else
    gearLever(g - vec3(.04, 0., .006));
#endif
    vec3 h = p - vec3(1.62, .02, z + .015);
    add(capsule(h, vec3(.10, 0., -.02), vec3(-.14, 0., .045), .014), ID_PLASTIC);
    add(length(h - vec3(-.155, 0., .049)) - .010, ID_METAL);
  }
}
