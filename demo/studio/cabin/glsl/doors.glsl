// Door cards, written once for both sides: padded top, insert, armrest, pocket, handle.
#define ID_DOOR 2
const float ARM = SEAT_HIP.z + .165;
float doorCard(vec3 p) {
  vec3 q = vec3(p.x, abs(p.y), p.z);
  float W = SHELL_HALF_WIDTH;
  float top = box(q - vec3(1.85, W + .01, SHELL_BELT - .055), vec3(1.02, .062, .062), .035);
  float field = box(q - vec3(1.85, W + .02, .66), vec3(1.0, .045, .30), .02);
  float low = box(q - vec3(1.85, W + .01, SHELL_FLOOR + .14), vec3(1.0, .075, .13), .03);
  float d = smin(smin(top, field, .02), low, .03);
  for (int i = 0; i < 2; i++) {
    vec3 a = q - vec3(i == 0 ? 1.50 : 2.36, W - .02, ARM);
    float rise = i == 0 ? max(-a.x - .10, 0.) * .22 : 0.;
    a.z -= rise;
    float arm = box(a, vec3(i == 0 ? .36 : .26, .065, .030), .026);
    float cup = box(a - vec3(-.17, -.012, .03), vec3(.075, .024, .030), .018);
    d = smin(d, smax(arm, -cup, .012), .025);
    vec3 s = q - vec3(i == 0 ? 1.42 : 2.30, W - .062, SHELL_FLOOR + .19);
    d = smax(d, -box(s, vec3(i == 0 ? .24 : .16, .018, .10), .012), .012);
    vec3 h = q - vec3(i == 0 ? 1.22 : 2.12, W - .05, SHELL_BELT - .115);
    d = smax(d, -box(h, vec3(.068, .024, .026), .018), .012);
  }
  d += .009 * groove(q.x - GLASS_PILLAR + .02, .008);
  return d;
}
void doors(vec3 p) {
  float y = abs(p.y);
  if (SHELL_HALF_WIDTH - .14 - y < D && p.z < SHELL_BELT + .1 + D) {
    add(doorCard(p), ID_DOOR);
    vec3 q = vec3(p.x, y, p.z);
    for (int i = 0; i < 2; i++) {
      vec3 h = q - vec3(i == 0 ? 1.215 : 2.115, SHELL_HALF_WIDTH - .052, SHELL_BELT - .113);
      add(box(h, vec3(.052, .007, .011), .006), ID_METAL);
    }
    vec3 s = q - vec3(1.50, SHELL_HALF_WIDTH - .055, ARM + .031);
    add(box(s, vec3(.085, .026, .005), .004), ID_GLOSS);
    for (int i = 0; i < 2; i++) {
      vec3 b = s - vec3(float(i) * .052 - .032, p.y < 0. ? .0 : .0, .006);
      b.y = p.y < 0. ? abs(b.y) - .011 : b.y;
      add(box(b, vec3(.017, .007, .005), .004), ID_KEY);
    }
  }
}
